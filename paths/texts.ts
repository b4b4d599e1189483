import type english from '../translations/generated/english.json';

/** Id of a text. Elements are found by text in any language. */
export type TextId = keyof typeof english;

export type Values = Readonly<Record<string, string>>;
