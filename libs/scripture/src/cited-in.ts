import { bookByName, type BookId } from './canon.ts';
import type { Version } from './versions.ts';

/** What a reference is called in Spanish, as the Reina-Valera names its books. */
const spanish: Record<BookId, string> = {
  Gen: 'Génesis',
  Exod: 'Éxodo',
  Lev: 'Levítico',
  Num: 'Números',
  Deut: 'Deuteronomio',
  Josh: 'Josué',
  Judg: 'Jueces',
  Ruth: 'Rut',
  '1Sam': '1 Samuel',
  '2Sam': '2 Samuel',
  '1Kgs': '1 Reyes',
  '2Kgs': '2 Reyes',
  '1Chr': '1 Crónicas',
  '2Chr': '2 Crónicas',
  Ezra: 'Esdras',
  Neh: 'Nehemías',
  Esth: 'Ester',
  Job: 'Job',
  Ps: 'Salmos',
  Prov: 'Proverbios',
  Eccl: 'Eclesiastés',
  Song: 'Cantares',
  Isa: 'Isaías',
  Jer: 'Jeremías',
  Lam: 'Lamentaciones',
  Ezek: 'Ezequiel',
  Dan: 'Daniel',
  Hos: 'Oseas',
  Joel: 'Joel',
  Amos: 'Amós',
  Obad: 'Abdías',
  Jonah: 'Jonás',
  Mic: 'Miqueas',
  Nah: 'Nahúm',
  Hab: 'Habacuc',
  Zeph: 'Sofonías',
  Hag: 'Hageo',
  Zech: 'Zacarías',
  Mal: 'Malaquías',
  Matt: 'Mateo',
  Mark: 'Marcos',
  Luke: 'Lucas',
  John: 'Juan',
  Acts: 'Hechos',
  Rom: 'Romanos',
  '1Cor': '1 Corintios',
  '2Cor': '2 Corintios',
  Gal: 'Gálatas',
  Eph: 'Efesios',
  Phil: 'Filipenses',
  Col: 'Colosenses',
  '1Thess': '1 Tesalonicenses',
  '2Thess': '2 Tesalonicenses',
  '1Tim': '1 Timoteo',
  '2Tim': '2 Timoteo',
  Titus: 'Tito',
  Phlm: 'Filemón',
  Heb: 'Hebreos',
  Jas: 'Santiago',
  '1Pet': '1 Pedro',
  '2Pet': '2 Pedro',
  '1John': '1 Juan',
  '2John': '2 Juan',
  '3John': '3 Juan',
  Jude: 'Judas',
  Rev: 'Apocalipsis',
};

/**
 * A reference as it is cited under a text in a language: 'John 3:16-18, 21' under Spanish as 'Juan 3:16-18, 21'. What
 * begins with no book stays as it is written.
 */
export function citedIn(language: Version['language'], reference: string): string {
  if (language === 'en') return reference;
  const [, name = '', numbers = ''] = /^(.+?)( \d.*)$/.exec(reference) ?? [];
  const book = bookByName(name);
  return book ? spanish[book.id] + numbers : reference;
}
