/** The languages that have a file of messages, and which of them a browser's list asks for. */

import { LANGUAGES } from 'virtual:languages';

export { LANGUAGES };

/** The file for a language that has several and was asked for without a country. */
const MAIN: Readonly<Record<string, string>> = { pt: 'pt-PT' };

/** The file that serves a tag (BCP 47 lookup): exact, then shorter, then a sibling. */
export function matchLanguage(tag: string): string | undefined {
  const codes = Object.keys(LANGUAGES);
  const parts = tag.split(/[.@;]/)[0]!.trim().toLowerCase().replaceAll('_', '-').split('-');
  for (let length = parts.length; length > 0; length -= 1) {
    const wanted = parts.slice(0, length).join('-');
    const code = codes.find((each) => each.toLowerCase() === wanted);
    if (code) return code;
  }
  return MAIN[parts[0]!] ?? codes.find((each) => each.split('-')[0] === parts[0]);
}

/** The first wanted language that has a file, English when none has. */
export function bestLanguage(wanted: readonly string[]): string {
  for (const tag of wanted) {
    const code = matchLanguage(tag);
    if (code) return code;
  }
  return 'en';
}
