import { policyHeaders } from '../serve/policy-headers.ts';

/** What nginx is told about a host that was exported. */
export interface NginxOptions {
  /** The folder of the export. */
  readonly folder: string;
  /** The address and port it listens on: '127.0.0.1:8080'. */
  readonly listen: string;
  /** What /config.json says. A path: nginx passes the calls on. */
  readonly supabaseUrl: string;
  /** Where the calls are passed on to. */
  readonly upstream: string;
  /** The first segments of the addresses that the remotes have. */
  readonly segments: readonly string[];
}

/** Complete, so that it does not matter which file of types nginx was installed with. */
const types: Readonly<Record<string, string>> = {
  html: 'text/html',
  js: 'text/javascript',
  cjs: 'text/javascript',
  css: 'text/css',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  txt: 'text/plain',
  xml: 'application/xml',
};

const year = 365 * 24 * 60 * 60;

/** A `server` block of nginx's configuration, for a file of its own that is included inside `http`. */
export function nginxServer({ folder, listen, supabaseUrl, upstream, segments }: NginxOptions): string {
  const policy = Object.entries(policyHeaders(supabaseUrl)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  // A location with headers of its own has none of those around it.
  const location = (match: string, lines: readonly string[], cacheControl?: string): string[] => [
    `location ${match} {`,
    ...[...lines, ...policy, ...(cacheControl ? [`add_header cache-control "${cacheControl}";`] : [])].map(
      (line) => `  ${line}`,
    ),
    '}',
  ];
  const isPath = supabaseUrl.startsWith('/');
  const lines = [
    '# Written by `npm run release -- export`; the next export writes it again. Include it inside `http { }`.',
    'server {',
    ...[
      `listen ${listen};`,
      `root "${folder}";`,
      'charset utf-8;',
      'types {',
      ...Object.entries(types).map(([ending, type]) => `  ${type} ${ending};`),
      '}',
      'default_type application/octet-stream;',
      '# Files were compressed when they were published; the page and the registry are compressed here.',
      'gzip_static on;',
      'gzip on;',
      'gzip_types application/json text/plain application/xml;',
      '',
      '# The page that was rendered for an address. What a query asks for is filled in by the browser.',
      'set $page /pages$uri.html;',
      'if ($uri = /) { set $page /pages/index.html; }',
      'if ($args != "") { set $page /index.html; }',
      '',
      '# Source maps are for who operates the site.',
      ...location('~* \\.map$', ['return 404;']),
      '# Named after their content: a path never changes its content. What is missing is missing.',
      ...location('~ ^/(?:shell|r)/', ['try_files $uri =404;'], `public, max-age=${year}, immutable`),
      '# What a release may replace is asked for again each time.',
      ...location('= /registry.json', ['try_files $uri =404;'], 'no-cache'),
      ...location('~ ^/registry/history/\\d+-\\d+\\.json$', ['try_files $uri =404;'], 'no-cache'),
      ...location('= /config.json', ['try_files $uri =404;'], 'no-store'),
      ...location('~ ^/(?:robots\\.txt|sitemap\\.xml)$', ['try_files $uri =404;'], 'public, max-age=3600'),
      '# Pictures of pages, which the product draws; without one, the general picture.',
      ...(isPath
        ? passedOn('^~ /picture/', upstream)
        : location('^~ /picture/', ['try_files /picture.png =404;'], 'public, max-age=3600')),
      '# A script that is missing must not get the page, which a browser would run or keep as the script.',
      ...location('~* \\.(?:m?js|cjs|css|json|webmanifest|png|jpe?g|svg|ico|woff2?|txt|xml|br|gz|html|conf)$', [
        'return 404;',
      ]),
      ...location('~ ^/(?:pages|registry|\\.)', ['return 404;']),
      '# The calls and the question how the product is: the embedded Supabase answers, or nobody here. Never the page.',
      ...['~ ^/(?:auth|rest|functions|storage|realtime|graphql)/v1/', '= /healthz'].flatMap((match) =>
        isPath ? passedOn(match, upstream) : location(match, ['return 404;']),
      ),
      '# Addresses of the remotes are pages: the one that was rendered for it, or the one that the browser fills.',
      ...location(
        `~* ^/(?:(?:${segments.join('|')})(?:/|$)|$)`,
        ['rewrite ^(/.+)/$ $1 permanent;', 'try_files $page /index.html =404;'],
        'no-cache',
      ),
      '# There is nothing at any other address. The page says so.',
      ...location('= /not-found.html', ['internal;']),
      ...location('/', ['error_page 404 /not-found.html;', 'return 404;']),
    ].map((line) => (line === '' ? '' : `  ${line}`)),
    '}',
    '',
  ];
  return lines.join('\n');
}

const passedOn = (match: string, upstream: string): string[] => [
  `location ${match} {`,
  `  proxy_pass ${upstream};`,
  '  proxy_http_version 1.1;',
  '  proxy_set_header host $http_host;',
  '  proxy_set_header x-forwarded-for $proxy_add_x_forwarded_for;',
  '  proxy_set_header x-forwarded-proto $scheme;',
  '}',
];
