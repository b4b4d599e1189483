import { type SyntheticEvent, useEffect, useEffectEvent } from 'react';
import { useField } from 'react-final-form';

/** Stands for what was typed and is no date or time (yet): no rule can read it. */
const unreadable = '?';

/**
 * A date or time input of the platform as a field. While one is half typed the platform says that there is nothing, and tells
 * nobody; so it is asked at each key, and the form knows the difference.
 *
 * @param toValue what the platform writes as the form's value
 */
export function useReading(name: string, toValue: (written: string) => string) {
  const { input, meta } = useField<string>(name);
  const isReadable = input.value !== unreadable;

  const read = ({ currentTarget }: SyntheticEvent<HTMLInputElement>) => {
    const { validity, value } = currentTarget;
    const found = validity.badInput ? unreadable : toValue(value);
    if (found !== input.value) input.onChange(found);
  };

  // Kept from an earlier visit; the input itself has come back empty. Later it may well be half typed.
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
