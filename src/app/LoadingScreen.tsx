/** Before there are texts, so without any. The page itself begins with the same, and brings its styles: index.html. */
export function LoadingScreen() {
  return (
    <main className="loading" aria-busy="true">
      <div />
    </main>
  );
}
