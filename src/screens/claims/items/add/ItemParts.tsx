import { FormattedMessage } from 'react-intl';

import type { NewItem, Proposition } from '#machines/claims/claims.ts';
import { editableFields } from '#machines/claims/items/items.ts';
import type { PoliciesQuery } from '#src/api/generated/documents.ts';
import { readable } from '#src/lib/words.ts';
import { Term } from '#src/screens/claims/figures/Term.tsx';
import { useDataset } from '#src/session/data/useDataset.tsx';
import { useBalance } from '#src/session/trips/useBalance.ts';
import { LongDate } from '#src/ui/values/LongDate.tsx';
import { Part } from '#src/wizard/parts/Part.tsx';
import { listAskedFields } from './itemForm.ts';

type ItemPartsProps = {
  details: NewItem;
  /** Null until the proposition is read; the item then shows only its name and address. */
  proposition: Proposition | null;
  change?: { isFixed: boolean; onChange: () => void };
};

export function ItemParts({ details, proposition, change }: ItemPartsProps) {
  const { itemTypeId, externalPolicyNumber } = details;
  const type = proposition?.itemTypes.find((each) => each.itemTypeId === itemTypeId)?.name;

  return (
    <>
      <Part name="claims.items.add.what" change="claims.items.add.change" {...change}>
        <span>{type ?? readable(itemTypeId)}</span>
        {editableFields.map((field) => (details[field] ? <span key={field}>{details[field]}</span> : null))}
        {othersIn(details, proposition).map(({ key, label, text }) => (
          <span key={key}>
            <FormattedMessage id="claims.items.add.property" values={{ label, text }} />
          </span>
        ))}
      </Part>
      <Part name="claims.items.policy">{externalPolicyNumber}</Part>
    </>
  );
}

/** Returns the further fields of the item's type. A choice shows its name instead of its value. */
function othersIn(details: NewItem, proposition: Proposition | null) {
  const asked = proposition ? listAskedFields(proposition, details.itemTypeId) : [];
  return asked
    .filter(({ key }) => details[key] && !editableFields.some((field) => field === key))
    .map(({ key, label, choices }) => ({
      key,
      label,
      text: choices.find((choice) => choice.key === details[key])?.name ?? details[key],
    }));
}

type Policy = PoliciesQuery['policies'][number];

export const usePolicy = (policyNumber: string | undefined): Policy | undefined =>
  useDataset('POLICIES').data?.policies.find(({ externalPolicyNumber }) => externalPolicyNumber === policyNumber);

export function PolicyParts({ policy }: { policy: Policy | undefined }) {
  const left = useBalance(policy);

  return (
    <>
      {policy ? (
        <Part name="claims.items.add.ends">
          <span>
            <FormattedMessage
              id="claims.items.add.ends.with_policy"
              values={{ date: <LongDate key="date" date={policy.policyEnd} /> }}
            />
          </span>
        </Part>
      ) : null}
      <Part name="insurance.details.price">
        <FormattedMessage id="insurance.details.included" />
      </Part>
      {left && policy?.policyCap != null ? (
        <Part name="claims.items.left">
          <span>
            <FormattedMessage
              id="claims.items.left.of"
              values={{
                left: <Term key="left" amount={Math.max(left.amount, 0)} currency={left.currency} />,
                cap: <Term key="cap" amount={policy.policyCap} currency={left.currency} />,
              }}
            />
          </span>
        </Part>
      ) : null}
    </>
  );
}
