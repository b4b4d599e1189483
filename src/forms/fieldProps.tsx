import { Say, type Words } from './Say.tsx';

type Said = { name: string; label: Words; hint?: Words | undefined };

/** Returns the label, hint and error of a field. The id of the control equals its name. */
export const fieldProps = ({ name, label, hint }: Said, problem: Words | null) => ({
  size: 'large' as const,
  label: { children: <Say words={label} />, htmlFor: name, id: `${name}-label` },
  ...(hint && { hint: <Say words={hint} /> }),
  // The summary above the form announces the error, so the field has no live region.
  validationMessage: problem ? { children: <Say words={problem} />, role: 'none' as const } : null,
});

/**
 * Returns the same for a group of controls. The label has no `htmlFor`, because a click on it would select the first
 * option.
 */
export function groupProps(said: Said, problem: Words | null) {
  const { htmlFor: _, ...label } = fieldProps(said, problem).label;
  return { ...fieldProps(said, problem), label };
}
