import type { Topic } from '#machines/session/app/notifier.logic.ts';
import type { TextId } from '#src/lib/texts.ts';
import { createRefusalPorts } from '#src/session/flows/ports.ts';
import type { Portal } from '#src/session/portal.ts';

/** Form labels by the field names of the insurer's validation errors. */
const words: Readonly<Record<string, TextId>> = {
  callMe: 'resolutions.refused.call',
  rejected: 'resolutions.refused.no',
  payoutMethodId: 'resolutions.refused.payout_method',
  flightIds: 'resolutions.remedy.rebooking',
  alternateId: 'resolutions.remedy.hotel',
  loungeId: 'resolutions.remedy.lounge',
  firstName: 'passengers.form.name',
  surname: 'passengers.form.surname',
};

/** Returns the common handling of refusals, plus notices for invalid fields that no form shows. */
export function optionRefusals(portal: Portal, about: Topic): ReturnType<typeof createRefusalPorts> {
  const usual = createRefusalPorts(portal, about);

  return {
    ...usual,
    react: (_, params) => {
      if (params.reaction.kind !== 'fields') return usual.react(_, params);
      const details = Object.keys(params.reaction.fields).flatMap((field) => words[field] ?? []);
      portal.notify({
        severity: 'warning',
        text: { id: details.length > 0 ? 'resolutions.refused.for' : 'resolutions.refused' },
        ...(details.length > 0 && { details }),
        about,
      });
    },
  };
}
