-- A passage of a collection may name the version that it is quoted in.

create or replace function private.is_collection(value jsonb) returns boolean
  language sql immutable parallel safe
  return jsonb_typeof(value) = 'array'
    and jsonb_array_length(value) <= 500
    and octet_length(value::text) <= 500000
    and not jsonb_path_exists(value, '$[*] ? (!(@.type() == "object" && @.text.type() == "string" && (@.kind == "heading" || @.kind == "text" || @.kind == "passage")))')
    and not jsonb_path_exists(value, '$[*].version ? (@.type() != "string")')
    and not exists (
      select from jsonb_array_elements(value) item
      where char_length(item ->> 'text') > 20000 or char_length(item ->> 'version') > 40
    );
comment on function private.is_collection is
  'At most 500 items [{kind, text, version}], each text of at most 20,000 characters; the version may be left out.';
