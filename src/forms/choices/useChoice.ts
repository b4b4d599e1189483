import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type ChangeEvent, type KeyboardEvent, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useField } from 'react-final-form';

import { type Choice, matching, meant, written } from './choices.ts';

type State = UseComboboxState<Choice>;

const { InputBlur, InputChange, InputClick, InputKeyDownEnter, InputKeyDownEscape, ToggleButtonClick } =
  useCombobox.stateChangeTypes;

/**
 * State of a combobox. The choice stays until another is selected or the text is cleared. On blur, a partial text
 * reverts to the choice, or stays visible if there was none.
 */
export function useChoice(name: string, choices: readonly Choice[]) {
  const { input, meta } = useField<string>(name);
  const ofForm = choices.find(({ value }) => value === input.value) ?? null;
  // Set in the same event as the state of the combobox, so that the highlighted row is always one of the visible ones.
  const [typed, setTyped] = useState<string | null>(null);
  const matches = useMemo(() => (typed === null ? choices : matching(choices, typed)), [choices, typed]);

  const settled = ({ inputValue, selectedItem }: State): Partial<State> => {
    if (inputValue.trim() === '') return { selectedItem: null, inputValue: '' };
    const found = meant(choices, inputValue) ?? selectedItem;
    return { selectedItem: found, inputValue: found ? written(found) : inputValue };
  };

  const stateReducer = (state: State, { type, changes }: UseComboboxStateChangeOptions<Choice>): Partial<State> => {
    switch (type) {
      case InputChange: {
        const mayBeMeant = changes.inputValue?.trim() && matching(choices, changes.inputValue).length > 0;
        return { ...changes, highlightedIndex: mayBeMeant ? 0 : -1 };
      }
      case InputClick:
        return state.isOpen ? {} : changes;
      case InputKeyDownEscape:
        return { ...changes, selectedItem: state.selectedItem, inputValue: written(state.selectedItem) };
      case InputKeyDownEnter:
        return state.highlightedIndex < 0 ? { ...changes, ...settled(state) } : changes;
      case ToggleButtonClick:
        return state.isOpen ? { ...changes, ...settled(state) } : changes;
      case InputBlur:
        return { ...changes, ...settled(state) };
      default:
        return changes;
    }
  };

  const box = useCombobox<Choice>({
    items: [...matches],
    initialSelectedItem: ofForm,
    inputId: name,
    labelId: `${name}-label`,
    menuId: `${name}-list`,
    toggleButtonId: `${name}-open`,
    getItemId: (index) => `${name}-${index}`,
    itemToString: written,
    itemToKey: (choice) => choice?.value ?? null,
    stateReducer,
    scrollIntoView: () => {},
    onSelectedItemChange: ({ selectedItem }) => input.onChange(selectedItem?.value ?? ''),
  });

  const { isOpen, inputValue, selectedItem, selectItem } = box;
  const wanted = inputValue === written(selectedItem) ? null : inputValue;
  if (!isOpen && typed !== wanted) setTyped(wanted);

  // Follows the form when the choices load or the form changes from outside. A choice made here is still on its way to
  // the form and must stay.
  const follow = useEffectEvent((value: string | undefined) => {
    if (value !== selectedItem?.value) selectItem(ofForm);
  });
  const formsOwn = ofForm?.value;
  useEffect(() => follow(formsOwn), [formsOwn]);

  const inputProps = box.getInputProps({
    onChange: (event: ChangeEvent<HTMLInputElement>) => setTyped(event.currentTarget.value),
    onFocus: () => input.onFocus(),
    onBlur: () => input.onBlur(),
    // Escape in a closed list belongs to the surrounding dialog.
    onKeyDown: ({ key, nativeEvent }: KeyboardEvent) => {
      if (key === 'Escape' && !isOpen) Object.assign(nativeEvent, { preventDownshiftDefault: true });
    },
  });

  return { box, inputProps, matches, meta };
}
