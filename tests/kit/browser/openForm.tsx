import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Form } from 'react-final-form';
import { IntlProvider } from 'react-intl';
import { vi } from 'vitest';
import { type LanguageCode, languages } from '#schema/languages.ts';
import { createValidator, type Rules } from '#src/forms/createValidator.ts';
import { ErrorSummary } from '#src/forms/ErrorSummary.tsx';
import { catalogues } from '../flows/texts.ts';

type Asked<Values> = {
  rules: Rules<Values>;
  initial?: Partial<Values>;
  language?: LanguageCode;
  answer?: (values: Values) => object | undefined;
};

/** Renders fields in a form that can be submitted, and records the submissions. */
export function openForm<Values extends object>(
  fields: ReactNode,
  { rules, initial = {}, language = 'en', answer = () => undefined }: Asked<Values>,
) {
  const submit = vi.fn<(values: Values) => object | undefined>(answer);
  const validate = createValidator<Values>(rules);
  const formOf = (content: ReactNode, shown = language) => (
    <IntlProvider locale={languages[shown].locale} messages={catalogues[shown] ?? {}}>
      <Form<Values>
        validate={validate}
        initialValues={initial}
        initialValuesEqual={always}
        onSubmit={(values) => submit(values)}
      >
        {({ handleSubmit }) => (
          <form noValidate onSubmit={(event) => void handleSubmit(event)}>
            <ErrorSummary />
            {content}
            <button type="submit">Send</button>
          </form>
        )}
      </Form>
    </IntlProvider>
  );
  const { rerender } = render(formOf(fields));

  return {
    submit,
    send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })),
    show: (others: ReactNode, shown?: LanguageCode) => rerender(formOf(others, shown)),
  };
}

const always = () => true;

/** Returns the lines of the summary; empty if there is none. */
export function lines(): (string | null)[] {
  const summary = screen.queryByRole('alert');
  return summary
    ? within(summary)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    : [];
}

export const follow = (line: string) => userEvent.click(screen.getByRole('button', { name: line }));
