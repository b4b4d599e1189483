import { Say, type Words } from './Say.tsx';

type Said = { name: string; label: Words; hint?: Words | undefined };

/** What every field says of itself: its label, what helps, and what is wrong. Its id is its name. */
export const fieldProps = ({ name, label, hint }: Said, problem: Words | null) => ({
  size: 'large' as const,
  label: { children: <Say words={label} />, htmlFor: name, id: `${name}-label` },
  ...(hint && { hint: <Say words={hint} /> }),
  // The summary above the form says it aloud; here it only describes the field.
  validationMessage: problem ? { children: <Say words={problem} />, role: 'none' as const } : null,
});

/** The same for several controls under one heading. A label that led to the first of them would choose it. */
export function groupProps(said: Said, problem: Words | null) {
  const { htmlFor: _, ...label } = fieldProps(said, problem).label;
  return { ...fieldProps(said, problem), label };
}
