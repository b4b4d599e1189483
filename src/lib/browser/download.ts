/** Hands a text over as a file. */
export function download(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // By then the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
