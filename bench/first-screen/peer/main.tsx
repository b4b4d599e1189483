import { type FormEvent, useState } from 'react';
import { createRoot } from 'react-dom/client';

const root = document.getElementById('root');
if (root) createRoot(root).render(<SignIn />);

/** A minimal React form: two fields and a button. */
function SignIn() {
  const [given, setGiven] = useState({ username: '', password: '' });
  const stay = (event: FormEvent) => event.preventDefault();

  return (
    <form onSubmit={stay}>
      <h1>Sign in</h1>
      <label>
        E-mail address
        <input value={given.username} onChange={({ target }) => setGiven({ ...given, username: target.value })} />
      </label>
      <label>
        Password
        <input
          type="password"
          value={given.password}
          onChange={({ target }) => setGiven({ ...given, password: target.value })}
        />
      </label>
      <button type="submit">Sign in</button>
    </form>
  );
}
