import { type Language, languageNow, localeOf } from './language.ts';

const rules = new Map<Language, Intl.PluralRules>();

/** The forms of a noun or a sentence; a language that needs more than two names them. */
type Forms = { one: string; other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The form that goes with this number, e.g. `1 person`, `2 people`. */
export function plural(count: number, forms: Forms, language = languageNow()): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(localeOf(language));
  rules.set(language, rule);
  return forms[rule.select(count)] ?? forms.other;
}
