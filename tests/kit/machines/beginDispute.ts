import { disputeOfferMachine } from '#machines/claims/dispute/disputeOffer.machine.ts';
import { chosenFile, november, reason } from '#machines/claims/dispute/disputeOffer.model.ts';
import { onStage } from './stage.ts';

/** Starts a dispute without notes and files, with keys that are numbered. */
export function beginDispute() {
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key-${keys}`;
  };
  const stage = onStage(disputeOfferMachine, { alertId: 'alert-1', notes: {}, files: [], newKey }, { alone: true });
  const context = () => stage.actor.getSnapshot().context;
  const value = () => stage.actor.getSnapshot().value;
  const choose = (...names: string[]) => {
    const files = names.map((name) => ({ ...chosenFile, id: name, name }));
    stage.actor.send({ type: 'files.chosen', files });
    stage.answer('inspectFiles', { kind: 'inspected', files: files.map((file) => ({ ...file, why: null })) });
  };
  const confirm = () => {
    stage.actor.send({ type: 'dispute.described' });
    stage.actor.send({ type: 'dispute.confirmed' });
  };
  const say = (notes = reason, month = november) => stage.actor.send({ type: 'notes.typed', month, notes });
  return { ...stage, context, value, choose, confirm, say };
}
