import { type SyntheticEvent, useEffect, useEffectEvent } from 'react';
import { useField } from 'react-final-form';

/** Value of a field whose text is not a date or time (yet), so that every rule rejects it. */
const unreadable = '?';

/**
 * Connects a native date or time input to the form. A half-typed value has an empty `value` and fires no change event,
 * so this checks `validity` on each key, and the form can tell it from an empty field.
 *
 * @param toValue converts the native value to the form's value
 */
export function useReading(name: string, toValue: (written: string) => string) {
  const { input, meta } = useField<string>(name);
  const isReadable = input.value !== unreadable;

  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const { validity, value } = currentTarget;
    const found = validity.badInput ? unreadable : toValue(value);
    if (found !== input.value) input.onChange(found);
  };

  // An unreadable value was restored, but the input itself is empty now. Only on mount: later the user may be typing.
  const begin = useEffectEvent(() => {
    if (!isReadable) input.onChange('');
  });
  useEffect(() => begin(), []);

  return {
    meta,
    moment: isReadable ? input.value : '',
    isEmpty: input.value === '',
    inputProps: {
      value: isReadable ? input.value : '',
      onChange: read,
      onKeyDown: read,
      onKeyUp: read,
      onFocus: () => input.onFocus(),
      onBlur: (event: SyntheticEvent<HTMLInputElement>) => {
        read(event);
        input.onBlur();
      },
    },
  };
}
