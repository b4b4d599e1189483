import { Button, makeStyles } from '@fluentui/react-components';
import { ChevronDownRegular, DismissRegular } from '@fluentui/react-icons';
import type { UseComboboxReturnValue } from 'downshift';
import { useIntl } from 'react-intl';

import type { Choice } from './choices.ts';

const useStyles = makeStyles({
  button: { '@media (pointer: coarse)': { minWidth: '44px', minHeight: '44px' } },
});

type ChoiceButtonsProps = {
  name: string;
  box: Pick<UseComboboxReturnValue<Choice>, 'selectItem' | 'getToggleButtonProps'>;
  isEmpty: boolean;
  isDisabled: boolean;
};

/** Buttons at the end of the field: one clears it, one opens the list without typing. */
export function ChoiceButtons({ name, box, isEmpty, isDisabled }: ChoiceButtonsProps) {
  const styles = useStyles();
  const { formatMessage } = useIntl();
  const { id, ...toggle } = box.getToggleButtonProps({ disabled: isDisabled });

  const clear = () => {
    box.selectItem(null);
    document.getElementById(name)?.focus();
  };

  return (
    <>
      {isEmpty || isDisabled ? null : (
        <Button
          id={`${name}-clear`}
          className={styles.button}
          appearance="transparent"
          aria-label={formatMessage({ id: 'forms.choice.clear' })}
          aria-labelledby={`${name}-clear ${name}-label`}
          icon={<DismissRegular />}
          onClick={clear}
        />
      )}
      <Button
        {...toggle}
        id={id}
        className={styles.button}
        appearance="transparent"
        disabled={isDisabled}
        aria-label={formatMessage({ id: 'forms.choice.open' })}
        aria-labelledby={`${id} ${name}-label`}
        icon={<ChevronDownRegular />}
      />
    </>
  );
}
