/**
 * Shown before texts are loaded, so it contains none. index.html starts with the same markup and contains its styles.
 */
export function LoadingScreen() {
  return (
    <main className="loading" aria-busy="true">
      <div />
    </main>
  );
}
