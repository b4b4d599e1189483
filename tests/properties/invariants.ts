import type { RequestingSnapshot } from '#machines/resolutions/requests/requesting.ts';
import { isSpinning } from '#machines/trips/flightRow.machine.ts';
import { cashInvariants } from './cashInvariants.ts';
import { insuranceInvariants } from './insuranceInvariants.ts';
import type { Invariants } from './invariants.types.ts';
import { monitoringInvariants } from './monitoringInvariants.ts';
import { ofClaims } from './ofClaims.ts';
import { adds, cancels, deletes, edits, outputsFinalState } from './records.ts';

const requests = (request: RequestingSnapshot) => {
  const { attempt, doing, option, isAnsweredElsewhere } = request.context;
  const isSubmitting = request.matches({ working: 'submitting' });
  const isUnknown = request.matches({ working: 'checkingOutcome' }) || request.matches('outcomeUnknown');
  const isAsked = request.matches('asking') || request.matches('confirmingDecline');
  return {
    'what is sent is known by its key': !isSubmitting || attempt !== null,
    'what is being done is known until it is known what came of it': (isSubmitting || isUnknown) === (doing !== null),
    'a question is asked from Initial, and a choice from OptionsSent':
      (!isAsked || option.status === 'Initial') && (!request.matches('choosing') || option.status === 'OptionsSent'),
    'nothing was answered elsewhere while something is answered here': !isAnsweredElsewhere || doing === null,
  };
};

/** What holds of each machine whenever it rests, whatever happened before. */
export const invariants: Invariants = {
  app: ({ context, ...app }) => ({
    'a failure is told, and only then': (app.value === 'failed') === (context.failure !== null),
    'a session is known to the customer’s area alone':
      app.matches({ running: { area: 'user' } }) === (context.session !== null),
    'it runs with a client and a theme': typeof app.value === 'string' || (context.client && context.theme) !== null,
  }),
  theme: ({ value, context, output }) => ({
    'ready is with a client and a theme': value !== 'ready' || output?.kind === 'loaded',
    'failed is with a failure': value !== 'failed' || output?.kind === 'failed',
    'fetching forgets what it had': value !== 'fetching' || context.theme === null,
  }),
  language: ({ value, context: { texts, source, wanted, files, tried } }) => ({
    'ready is with all texts': !['ready', 'refreshing'].includes(value) || (texts && source) !== null,
    'something can be read but at the start': ['loading', 'mute'].includes(value) === (texts === null),
    'another is wanted while switching': (value === 'switching') === (wanted !== null),
    'it never tries more files than there are': tried < (wanted?.files ?? files).length,
  }),
  cookieConsent: ({ value }) => ({
    'a record is followed or asked about': value !== 'looking',
  }),
  notifier: ({ value: { snackbar, modal }, context: { notices, dialog, waiting } }) => ({
    'a notice is on screen while there is one': (snackbar === 'empty') === (notices.length === 0),
    'what stands is bad news': snackbar !== 'standing' || notices[0]?.severity !== 'success',
    'what passes is good news': snackbar !== 'passing' || notices[0]?.severity === 'success',
    'good news lies under nothing': notices.slice(1).every(({ severity }) => severity !== 'success'),
    'no notice is said twice': new Set(notices.map((notice) => JSON.stringify(notice))).size === notices.length,
    'a dialog is open while there is one': (modal === 'open') === (dialog !== null),
    'none waits behind a closed one': modal === 'open' || waiting.length === 0,
  }),
  session: ({ value, context: { session } }) => ({
    'a session is known while signed in, and only then': (value === 'closed') === (session === null),
  }),
  signOut: ({ value, context: { losesEntries } }) => ({
    'whoever loses nothing is asked nothing': losesEntries || value === 'signedOut',
  }),
  widgetHost: ({ value, context: { bearer } }) => ({
    'nobody is signed in by what is no token': !['signingIn', 'unanswered'].includes(value) || bearer !== null,
  }),
  signIn: ({ value, context: { password, signedIn, wanted, way, session } }) => ({
    'a password is known while it is sent': (value === 'submitting') === (password !== ''),
    'a token from elsewhere is known until it is used':
      (value === 'exchanging') === (way.kind === 'single sign-on' && way.token !== null),
    'an access token is known until a session is made of it': (value === 'entering') === (signedIn !== null),
    'a second factor is wanted until it is given': (value === 'secondFactor') === (wanted !== null),
    'done is with a session': (value === 'done') === (session !== null),
  }),
  oneTimeCode: (code) => ({
    'a code is known while it is checked':
      code.matches({ entering: { code: 'confirming' } }) === (code.context.code !== ''),
    'its session is known until the next': code.matches('entering') === (code.context.sessionId !== ''),
    'an answer is known once done': (code.value === 'done') === (code.context.answer !== null),
    'problems are known to the form': code.value === 'identifying' || Object.keys(code.context.problems).length === 0,
  }),
  secondFactor: ({ value, context: { code, answer }, output }) => ({
    'a code is known while it is checked': (value === 'confirming') === (code !== ''),
    'an answer is known once done': value === 'done' || answer === null,
    'done is with an outcome': (value === 'done') === (output !== undefined),
  }),
  forgotPassword: ({ value, context: { problems } }) => ({
    'problems are known to the form': value === 'editing' || Object.keys(problems).length === 0,
  }),
  supportTicket: ({ value, context: { ticket, problems } }) => ({
    'a message is known while it is sent': value !== 'sending' || ticket !== null,
    'problems are known to the form': typeof value === 'object' || Object.keys(problems).length === 0,
  }),
  registration: ({ value, context: { password, problems, refusal, link, linkId, signedIn, session } }) => {
    const at = JSON.stringify(value);
    return {
      'a password is known while an account is created': at.includes('"creating"') === (password !== ''),
      'a form opened by a link knows it': !at.includes('"filling"') || linkId === null || link !== null,
      'a refusal is known until its step is shown': !at.includes('"filling"') || refusal === null,
      'problems are known to the form': !at.includes('"creating"') || Object.keys(problems).length === 0,
      'a token is known until a session is made of it': at.includes('"opened"') === (signedIn !== null),
      'entered is with a session': (value === 'entered') === (session !== null),
    };
  },
  twoStep: ({ value, context: { offer, code, problems, isUnheard } }) => {
    const at = JSON.stringify(value);
    return {
      'a secret is known while it is turned on': at.includes('"turningOn"') === (offer !== null),
      'a code is known while it is sent': /"(enabling|disabling)"/.test(at) === (code !== ''),
      'problems are known to a form': at.includes('"turning') || Object.keys(problems).length === 0,
      'a lost answer is remembered until the form is left': at.includes('"turning') || !isUnheard,
    };
  },
  resetPassword: ({ value, status, context: { code, password, linkProblem, isUnheard } }) => ({
    'a password is known while it is sent': (value === 'submitting') === (password !== ''),
    'a code is known until the end': (status === 'done') === (code === null),
    'a link is refused for a reason': (value === 'linkRefused') === (linkProblem !== null),
    'a reset that was not heard of came after a lost answer': value !== 'resetUnheard' || isUnheard,
  }),
  findCustomer: ({ value, context: { found, handedOver } }) => ({
    'a token is known once done': (value === 'done') === (handedOver !== null),
    'a list is of somebody': (value !== 'listed' && value !== 'denied') || found.length > 0,
    'nobody is listed while somebody is looked for': value !== 'looking' || found.length === 0,
  }),
  findPolicies: ({ value, context: { found } }) => ({
    'a list has entries, and nothing else has':
      ['listed', 'refreshing', 'outdated'].includes(value) === found.length > 0,
  }),
  addPolicy: adds,
  editPolicy: edits,
  deletePolicy: deletes,
  agentContext: ({ value, context: { agentId, userId, hasLost } }) => ({
    'acting is for somebody else': (value === 'acting') === (userId !== '' && userId !== agentId),
    'whoever acts has lost nobody': value !== 'acting' || !hasLost,
  }),
  dataLoad: ({ value, context: { datasets, recorded, failed } }) => ({
    'complete is when nothing is coming':
      (value === 'complete') === datasets.every((name) => recorded.includes(name) || failed.includes(name)),
    'nothing both came and failed': !recorded.some((name) => failed.includes(name)),
    'nothing counts twice': new Set([...recorded, ...failed]).size === recorded.length + failed.length,
  }),
  dataset: ({ value, context: { loadedAt } }) => ({
    'what was loaded knows when': ['loaded', 'refreshing', 'stale'].includes(value) === loadedAt > 0,
  }),
  flights: ({ context: { touched }, children }) => ({
    'there is a row for each flight that was touched': touched.every((id) => children[id] !== undefined),
    'and one only': new Set(touched).size === touched.length,
  }),
  flightRow: (row) => ({
    'the trips are read as long as the row waits for them, and only then':
      row.matches('reloading') === (row.children.reloadTrips !== undefined),
    'it spins until nothing is coming': isSpinning(row) || row.children.reloadTrips === undefined,
  }),
  tripOrder: () => ({}),
  waiting: () => ({}),
  wizard: ({ value, context: { hasDraft } }) => ({ 'what is offered is there': value !== 'offering' || hasDraft }),
  ...insuranceInvariants,
  editTrip: ({ value, context: { attempt, now }, output }) => ({
    'somebody travels': value !== 'saving' || (attempt?.passengerIds.length ?? 0) > 0,
    'who is called travels':
      !attempt?.delegatedPassengerId || attempt.passengerIds.includes(attempt.delegatedPassengerId),
    'saved is with those who travel now': (value === 'saved') === (now !== null),
    'outputs its final state': outputsFinalState(['saved', 'gone', 'left'], value, output),
  }),
  cancelInsurance: cancels,
  editProfile: edits,
  editPreferences: edits,
  changeEmail: edits,
  joinPolicy: adds,
  acceptTerms: ({ value, output }) => ({
    'the output is where it ended': (output ?? null) === (value === 'accepted' || value === 'postponed' ? value : null),
  }),
  monitoredList: ({ value, context: { expected, extraLeft } }) => ({
    'nothing is expected while nothing is read': (value !== 'ready' && value !== 'paused') || expected === null,
    'no more than three refreshes look for a change': extraLeft >= 0 && extraLeft < 3,
    'a wait is for something': value !== 'waiting' || expected !== null,
  }),
  addMonitoredItem: ({ value, context: { attempt, card, details, dataType, addedId } }) => ({
    'what is sent is known by its key':
      (value !== 'saving' && value !== 'checkingOutcome' && value !== 'outcomeUnknown') || attempt !== null,
    'a card is sent with its token alone':
      attempt === null || attempt.item.token === null || attempt.item.value === attempt.item.displayValue,
    'nothing typed is left at the end':
      (value !== 'added' && value !== 'left') || (attempt === null && card === null && details.value === ''),
    'what is described has a type': value === 'choosingType' || value === 'left' || dataType !== '',
    'added is with what was added': (value === 'added') === (addedId !== null),
  }),
  renameMonitoredItem: edits,
  deleteMonitoredItem: deletes,
  tokenFrame: ({ value, context: { card, problem, url } }) => ({
    'a token is there at the end, and only then': (value === 'tokenised') === (card !== null),
    'nothing is wrong while it is asked': value !== 'tokenising' || problem === null,
    'a frame has an address': (value !== 'framed' && value !== 'tokenising') || url !== '',
  }),
  addPassenger: adds,
  editPassenger: edits,
  deletePassenger: deletes,
  viewBag: ({ value, context: { bag, readAt } }) => ({
    'shown is with a bag that was read': value !== 'shown' || (bag !== null && readAt !== null),
    'what was read is kept': readAt === null || bag !== null,
  }),
  viewCase: ({ value, context: { case: told, readAt, isAwaited } }) => ({
    'shown is with a case that was read': value !== 'shown' || (told !== null && readAt !== null),
    'nothing is known where there is nothing': value !== 'none' || told === null,
    'what is awaited was read': !isAwaited || told !== null,
  }),
  loungeOption: (lounge) => {
    const { option, attempt, confirmKey, problems } = lounge.context;
    return {
      'nothing is sent without what is sent':
        (!lounge.matches({ working: 'submitting' }) && !lounge.matches('notReceived')) || attempt !== null,
      'nothing is confirmed but what is booked':
        !lounge.matches({ working: 'confirming' }) || (option.resolutionId !== null && confirmKey !== null),
      'nothing is open but what is asked':
        !lounge.matches('asking') || ['Initial', 'OptionsSent'].includes(option.status),
      'problems are known to the form': lounge.matches('choosing') || Object.keys(problems).length === 0,
    };
  },
  combinedOption: ({ value, context: { remedy } }) => ({
    'a part is known once it is chosen, and only then': (value !== 'choosing') === (remedy !== null),
  }),
  addBag: adds,
  editBag: edits,
  attachFile: ({ value, context: { unfit, refusal }, output }) => ({
    'what is unfit says why, and is not sent': (value === 'unfit') === (unfit !== null) || value === 'left',
    'a refusal is known until it is tried again': refusal === null || value === 'failed' || value === 'left',
    'outputs its final state': outputsFinalState(['arrived', 'gone', 'left'], value, output),
  }),
  deleteBag: deletes,
  editPayoutMethod: edits,
  deletePayoutMethod: deletes,
  payoutFields: ({ value, context: { asked } }) => ({
    'what is asked for is known once it was read': (value === 'read') === (asked !== null),
  }),
  preferPayoutMethod: ({ value, output }) => ({
    'outputs its final state': outputsFinalState(['preferred', 'gone', 'left'], value, output),
  }),
  lookUpBank: ({ value, context: { banks, sought, problems } }) => ({
    'a list is of somebody': (value !== 'choosing' && value !== 'chosen') || banks.length > 0,
    'what is sought has three letters': value !== 'searching' || sought.length >= 3,
    'problems are known as long as nothing else is sought': value !== 'searching' || Object.keys(problems).length === 0,
  }),
  setUpPayout: ({ value, context: { asked, attempt, problems, url, isFramed, created, isOnward } }) => ({
    'a form is of a provider that said what it asks for': !['describing', 'creating'].includes(value) || asked !== null,
    'what is sent was described': value !== 'creating' || attempt !== null,
    'problems are known to the form': value === 'describing' || Object.keys(problems).length === 0,
    'a frame has an address': value !== 'framed' || (isFramed && url !== ''),
    'it is set up once the insurer said so':
      value === 'created' ? created !== null : value === 'left' || created === null,
    'nobody goes on without one': !isOnward || created !== null,
  }),
  notifyDisruption: ({ value, context: { isCancelled, asked, attempt, problems }, output }) => ({
    'nothing is asked about, or sent, that was not said':
      (value !== 'confirming' || asked !== null) && (value !== 'sending' || attempt !== null),
    'a delay is sent with its day and time':
      value !== 'sending' ||
      attempt?.disruption.alertType !== 'DELAY' ||
      /^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(attempt.disruption.delayDate ?? ''),
    'nothing is said of a flight that is cancelled': !isCancelled || ['alreadyCancelled', 'left'].includes(value),
    'problems are known to the form': value === 'choosing' || Object.keys(problems).length === 0,
    'outputs its final state': outputsFinalState(['sent', 'left'], value, output),
  }),
  ...cashInvariants,
  addAddress: edits,
  switchProvider: edits,
  requestRebooking: requests,
  requestHotel: requests,
  overrideOption: ({ value, output, context: { attempt, isChangedElsewhere, isOutdated } }) => ({
    'nothing is changed without a reason':
      !(typeof value === 'object' || value === 'outcomeUnknown') || attempt?.reason !== '',
    'what stands otherwise is seen before it is changed':
      !isChangedElsewhere || value === 'explaining' || value === 'dismissed',
    'what stands otherwise is read again': !isChangedElsewhere || isOutdated,
    'it ends as it says': (output === 'overridden') === (value === 'overridden'),
  }),
  content: ({ value, context: { kept, dismissed } }) => ({
    'what was read is shown, and nothing is where nothing was':
      value === 'fetching' || ['ready', 'unrenewed'].includes(value) === (kept !== null),
    'nothing is put away twice': new Set(dismissed).size === dismissed.length,
  }),
  editItem: edits,
  cancelItem: cancels,
  ...ofClaims,
  ...monitoringInvariants,
};
