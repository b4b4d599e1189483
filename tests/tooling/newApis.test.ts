import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { expect, it } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * APIs newer than the browsers in `schema/browsers.ts`, by the first version of each that has it. The built-ins of
 * JavaScript are missing, because the compiler knows none newer than `lib` in tsconfig.json.
 */
const newer: readonly [RegExp, string][] = [
  [/\bstartViewTransition\b/, 'Firefox 144, Safari 18'],
  [/\bURL\.parse\(/, 'Chrome 126, Firefox 126, Safari 18'],
  [/\bURLPattern\b/, 'Firefox 142, Safari 26'],
  [/\bscheduler\.(yield|postTask)\b/, 'Firefox 142, not in Safari'],
  [/\b(window\.)?navigation\.(navigate|addEventListener|currentEntry)\b/, 'Firefox 147, Safari 26.2'],
  [/\bCloseWatcher\b|closedby=|closedBy=/, 'Chrome 134, Firefox 141'],
  [/\.(setHTML|setHTMLUnsafe|moveBefore|getHTML)\(|\bparseHTMLUnsafe\b/, 'Chrome 124, Firefox 128'],
  [/['"]scrollend['"]|onScrollEnd\b/, 'Safari 26.2'],
  [/\bDurationFormat\b/, 'Chrome 129, Firefox 136'],
  [/\.(toBase64|toHex)\(|\bUint8Array\.from(Base64|Hex)\b/, 'Chrome 140, Firefox 133, Safari 18.2'],
  [/\b(commandfor|commandFor)=/, 'Chrome 135, Firefox 144'],
  [/\bcaretPositionFromPoint\b/, 'Chrome 128, Safari 18.4'],
  [/\brequestIdleCallback\b/, 'not in Safari'],
  [/light-dark\(/, 'Chrome 123, Safari 17.5'],
  [/@starting-style/, 'Firefox 129, Safari 17.5'],
  [/transition-?[bB]ehavior/, 'Firefox 129, Safari 17.4'],
  [/interpolate-?[sS]ize|calc-size\(/, 'Chrome 129, not in Firefox'],
  [/field-?[sS]izing/, 'Chrome 123, not in Firefox'],
  [/anchor-?[nN]ame|anchor\(/, 'Chrome 125, Firefox 147, Safari 26'],
  [/@scope\b/, 'Firefox 128'],
  [/\bsibling-(index|count)\(/, 'Chrome 138'],
];

/** Each of these checks first whether the browser has it. */
const guarded = [
  'src/app/faces.ts requestIdleCallback',
  'src/app/shell/Shell.module.css anchor(',
  'src/app/shell/Shell.module.css anchor-name',
  'src/lib/browser/prefetch.ts requestIdleCallback',
  'src/ui/content/PageHeading.tsx anchorName',
];

const files = ['src', 'machines', 'rules', 'schema'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(tsx?|css)$/.test(name) && !/\.test\./.test(name))
    .map((name) => `${folder}/${name}`),
);

const usesIn = (file: string): string[] => {
  const text = readFileSync(join(root, file), 'utf8');
  return newer.flatMap(([pattern]) =>
    [...text.matchAll(new RegExp(pattern, 'g'))].map(([found]) => `${file} ${found}`),
  );
};

it('uses no API that the oldest supported browsers lack, unless it checks first', () => {
  expect(files.length).toBeGreaterThan(500);
  expect([...new Set(files.flatMap(usesIn))].sort()).toEqual(guarded);
});

it('finds a newer feature in any notation', () => {
  const found = (text: string) => newer.filter(([pattern]) => pattern.test(text)).map(([, since]) => since);

  expect(found('document.startViewTransition(update)')).toEqual(['Firefox 144, Safari 18']);
  expect(found('color: light-dark(#000, #fff)')).toEqual(['Chrome 123, Safari 17.5']);
  expect(found('AbortSignal.any(signals)')).toEqual([]);
});
