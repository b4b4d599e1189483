/** Nothing has moved for so long: nobody is there any more. */
const patienceMs = 45_000;

export type Carried = { status: number; text: string };

type Cargo = {
  method: 'POST' | 'PUT';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body: File | FormData;
  /** In percent, whole. */
  progress: (percent: number) => void;
};

/** Carries a file somewhere: only XMLHttpRequest says how far it is. It fails where no answer comes. */
export function carry({ method, url, headers = {}, body, progress }: Cargo, signal: AbortSignal): Promise<Carried> {
  return new Promise((resolve, reject) => {
    const call = new XMLHttpRequest();
    const noAnswer = () => reject(new TypeError('No answer'));
    let idle = setTimeout(() => call.abort(), patienceMs);
    const moved = () => {
      clearTimeout(idle);
      idle = setTimeout(() => call.abort(), patienceMs);
    };
    call.open(method, url);
    for (const [name, value] of Object.entries(headers)) call.setRequestHeader(name, value);
    call.upload.onprogress = ({ loaded, total }) => {
      moved();
      progress(Math.floor((loaded / Math.max(total, 1)) * 100));
    };
    call.onerror = noAnswer;
    call.onabort = noAnswer;
    call.onload = () => resolve({ status: call.status, text: call.responseText });
    call.onloadend = () => clearTimeout(idle);
    signal.addEventListener('abort', () => call.abort());
    call.send(body);
  });
}
