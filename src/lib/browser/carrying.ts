/** Time without progress after which the connection counts as lost. */
const patienceMs = 45_000;

export type Carried = { status: number; text: string };

type Cargo = {
  method: 'POST' | 'PUT';
  url: string;
  headers?: Readonly<Record<string, string>>;
  body: File | FormData;
  /** An integer percentage. */
  progress: (percent: number) => void;
};

/** Uploads a file with XMLHttpRequest, which alone reports upload progress. Rejects without an answer. */
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
