import { FormattedMessage } from 'react-intl';

import type { TextId } from '#src/lib/texts.ts';

import { PlainErrorSummary, type Problem } from './PlainErrorSummary.tsx';
import { Say, type Words } from './Say.tsx';

type ErrorSummaryProps = {
  earlier?: Words | null;
  /** Every field asks for a part of the same value, so each line names its field. */
  areAlike?: boolean;
};

/** Error summary that names the field if the problem does not, or if several fields have the same problem. */
export function ErrorSummary({ earlier = null, areAlike = false }: ErrorSummaryProps) {
  return <PlainErrorSummary earlier={earlier} Line={areAlike ? NamedLine : LineOfSeveral} />;
}

type LineProps = { problem: Problem; among: readonly Problem[] };

function LineOfSeveral({ problem, among }: LineProps) {
  const [, words] = problem;
  const isOfSeveral = among.filter(([, each]) => each === words).length > 1;
  const isOfAny = ofAny.includes(typeof words === 'string' ? words : words.id);
  return isOfSeveral || isOfAny ? <NamedLine problem={problem} /> : <Say words={words} />;
}

/** Problems that fit several fields and name none. */
const ofAny: readonly TextId[] = [
  'validation.required',
  'validation.invalid',
  'validation.digits',
  'validation.signs',
  'validation.alphabetic',
  'validation.maxCharacters',
  'validation.min_characters',
  'validation.passwordv1',
  'validation.passwordv2',
  'validation.passwordv3',
  'validation.passwordv4',
  'validation.passwordv5',
  'validation.passwordv6',
];

function NamedLine({ problem: [field, problem] }: Pick<LineProps, 'problem'>) {
  return (
    <FormattedMessage
      id="validation.summary.of"
      values={{ field: <NameOf field={field} />, problem: <Say words={problem} /> }}
    />
  );
}

/** Copies the label of the field once it is rendered, because the summary is above its fields. */
function NameOf({ field }: { field: string }) {
  // A new function on each render makes React call it again, which updates the language.
  const name = (element: HTMLSpanElement | null) => {
    if (element) element.textContent = document.getElementById(`${field}-label`)?.textContent ?? '';
  };

  return <span ref={name} />;
}
