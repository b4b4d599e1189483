import styles from './plainPage.module.css';

/** Before there are texts, so without any. */
export function LoadingScreen() {
  return (
    <main className={styles.ground} aria-busy="true">
      <div className={styles.bar} />
    </main>
  );
}
