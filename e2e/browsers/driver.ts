/** A browser with one window, independent of its protocol. */
export type Driver = {
  name: string;
  open: (url: string) => Promise<void>;
  /** Runs a function in the page, given as text, and returns its result, which must be JSON. */
  run: (body: string) => Promise<unknown>;
  /** Performs input in WebDriver's format: https://www.w3.org/TR/webdriver2/#actions */
  perform: (actions: readonly object[]) => Promise<void>;
  /** Chooses a file in the input that matches a CSS selector. */
  chooseFile: (selector: string, path: string) => Promise<void>;
  close: () => Promise<void>;
};
