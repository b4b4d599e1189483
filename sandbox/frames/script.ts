/** Posts the result to the parent window. The target origin is `*` because `frame-ancestors` allows only the portal. */
export const script = `
const form = document.querySelector('form');
const said = document.querySelector('output');
const tell = (status) => parent.postMessage({ status }, '*');

document.querySelector('#cancel').addEventListener('click', () => tell('cancelled'));
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const [button] = form.querySelectorAll('button');
  button.disabled = true;
  said.textContent = '';
  try {
    const body = JSON.stringify(Object.fromEntries(new FormData(form)));
    const answer = await fetch(location.pathname, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    if (!answer.ok) throw new Error(answer.status);
    tell('completed');
  } catch {
    said.textContent = said.dataset.failed;
    button.disabled = false;
  }
});
`;
