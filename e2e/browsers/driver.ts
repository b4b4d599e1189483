/** A browser with one window, whichever protocol it speaks. */
export type Driver = {
  /** Name and version. */
  name: string;
  open: (url: string) => Promise<void>;
  /** Runs a function of the page, given as text, and returns what it returns, which has to be JSON. */
  run: (body: string) => Promise<unknown>;
  /** Performs input as WebDriver writes it: https://www.w3.org/TR/webdriver2/#actions */
  perform: (actions: readonly object[]) => Promise<void>;
  /** Chooses a file in the input that a CSS selector finds. */
  chooseFile: (selector: string, path: string) => Promise<void>;
  close: () => Promise<void>;
};
