/** Script of the lever forms. Each form names a lever; its fields are the lever's parameters. */
export const script = `
const shown = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'medium' });

async function pull(method, path, body) {
  const options = body === undefined ? { method } : { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const answer = await fetch('/__sandbox' + path, options);
  const text = await answer.text();
  return answer.ok ? text && JSON.parse(text) : Promise.reject(new Error(text));
}

async function showTime() {
  const { now, frozen } = await pull('GET', '/clock');
  document.querySelector('#time').textContent = shown.format(new Date(now)) + (frozen ? ' (stopped)' : '');
}

for (const form of document.querySelectorAll('form[data-lever]'))
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const [method, path] = form.dataset.lever.split(' ');
    const fields = Object.fromEntries(new FormData(form, event.submitter));
    const given = Object.entries(fields).filter(([, value]) => value !== '');
    const body = Object.fromEntries(given.map(([name, value]) => [name, /^(true|-?\\d+)$/.test(value) ? JSON.parse(value) : value]));
    const said = form.closest('section').querySelector('output');
    try {
      const answer = await pull(method, path, method === 'POST' ? body : undefined);
      said.textContent = answer ? JSON.stringify(answer, null, 2) : 'Done.';
    } catch (failure) {
      said.textContent = failure.message;
    }
    await showTime();
  });

showTime();
setInterval(showTime, 10000);
`;
