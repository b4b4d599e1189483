/**
 * Checks the number, posts it to the tokeniser and passes the token to the portal. Enter submits the portal's form,
 * which then requests the token. Messages are sent to the portal's origin only, and only the embedding portal may
 * request a token.
 */
export const cardScript = `
const form = document.querySelector('form');
const input = document.querySelector('input');
const error = document.querySelector('#error');
const { origin } = form.dataset;
const post = (message) => parent.postMessage(message, origin);
let isBusy = false;

function show(text, isInvalid = false) {
  error.textContent = text;
  input.setAttribute('aria-invalid', String(isInvalid));
}

function refuse(reason) {
  show(form.dataset[reason], true);
  post({ type: 'error', error: reason });
}

function hasCheckDigit(digits) {
  const sum = [...digits].reverse().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

function reasonAgainst(typed) {
  const digits = typed.normalize('NFKC').replace(/[\\s-]/g, '');
  if (digits === '') return 'required';
  return /^\\d{12,19}$/.test(digits) && hasCheckDigit(digits) ? null : 'invalidCardNumber';
}

async function submit() {
  if (isBusy) return;
  const reason = reasonAgainst(input.value);
  if (reason) return refuse(reason);
  isBusy = true;
  show('');
  try {
    const body = JSON.stringify({ number: input.value });
    const answer = await fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { error: refused, token, displayValue } = await answer.json();
    if (refused in form.dataset) refuse(refused);
    else if (!answer.ok || !token) throw new Error(answer.status);
    else post({ type: 'token', token, displayValue });
  } catch {
    show(form.dataset.failed);
  } finally {
    isBusy = false;
  }
}

input.addEventListener('focus', () => post({ type: 'focus' }));
input.addEventListener('blur', () => post({ type: 'blur' }));
form.addEventListener('submit', (event) => {
  event.preventDefault();
  post({ type: 'enter' });
});
addEventListener('message', (event) => {
  if (event.source === parent && event.origin === origin && event.data?.type === 'submit') void submit();
});
`;
