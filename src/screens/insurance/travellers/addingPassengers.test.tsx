import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PassengersCard } from '#src/screens/passengers/PassengersCard.tsx';
import { continueOfferedDraft, leftAtTravellers, leftUnfinished } from '#tests/kit/areas/insuring.ts';
import { openStage, skyPage } from '#tests/kit/browser/stage.tsx';
import { user } from '#tests/kit/customer/account.ts';
import { skyTheme } from '#tests/kit/customer/sky.ts';
import { now } from '#tests/kit/customer/trips.ts';
import { preload } from '#tests/kit/flows/preload.ts';
import { say } from '#tests/kit/flows/texts.ts';
import { openPortal } from '#tests/kit/portal.tsx';

const [everybody, employees, nobody] = [
  { employees: true, users: true },
  { employees: true, users: false },
  { employees: false, users: false },
];
const [customer, reader, agent] = [{ USER: { write: true } }, { USER: { write: false } }, { AGENT: { write: true } }];
const accountOf = (employee: number) => ({ User: { user: { ...user.user, employee } } });

preload();

const button = () => screen.queryByRole('button', { name: say('insurance.travellers.add') });
const showing = () =>
  button() ? (button()?.getAttribute('aria-disabled') === 'true' ? 'disabled' : 'enabled') : 'hidden';

describe('adding a passenger', () => {
  it.each([
    ['by a customer where everybody may', everybody, customer, 0, 'enabled'],
    ['by a customer where employees may', employees, customer, 0, 'hidden'],
    ['by an employee where employees may', employees, customer, 1, 'enabled'],
    ['by an employee where nobody may', nobody, customer, 1, 'hidden'],
    ['by who may write nothing', everybody, reader, 0, 'disabled'],
    ['by an agent, whoever else may', nobody, agent, 0, 'enabled'],
  ])('on the dashboard %s', async (_, passengerMaintenance, roles, employee, expected) => {
    const { show } = openPortal({
      now,
      config: { passengerMaintenance },
      session: { roles },
      answers: accountOf(employee),
    });
    await show(<PassengersCard />);

    expect(showing()).toBe(expected);
  });

  it('on the dashboard is disabled for a read-only user, with the reason', async () => {
    const { show } = openPortal({ now, session: { roles: reader } });
    await show(<PassengersCard />);

    expect(button()).toHaveAccessibleDescription(say('passengers.add.no_write'));
    await userEvent.click(screen.getByRole('button', { name: say('insurance.travellers.add') }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('on the dashboard needs no explanation if it is possible', async () => {
    const { show } = openPortal({ now, session: { roles: customer } });
    await show(<PassengersCard />);

    expect(button()).not.toHaveAccessibleDescription();
    expect(screen.queryByText(say('passengers.add.no_write'))).toBeNull();
  });

  it('on the dashboard is hidden without the right', async () => {
    const { show } = openPortal({ now, session: { accessProfile: [] } });
    await show(<PassengersCard />);

    expect(showing()).toBe('hidden');
  });

  it.each([
    ['by a customer where everybody may', everybody, 0, 'enabled'],
    ['by a customer where employees may', employees, 0, 'hidden'],
    ['by an employee where employees may', employees, 1, 'enabled'],
  ])('in the wizard %s', async (_, passengerMaintenance, employee, expected) => {
    const opening = leftUnfinished(leftAtTravellers);
    const theme = { ...skyTheme, config: { ...skyTheme.config, passengerMaintenance } };
    await continueOfferedDraft(
      await openStage({
        ...opening,
        page: { ...skyPage, theme },
        answers: { ...opening.answers, ...accountOf(employee) },
      }),
    );

    await screen.findByRole('group', { name: say('insurance.travellers.label') });
    expect(showing()).toBe(expected);
  });
});
