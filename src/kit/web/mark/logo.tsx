import css from '#kit/web/mark/logo.module.css';

/** The star of light on gold, and the name. */
export const Logo = ({ small }: { small?: boolean }) => (
  <span className={css.logo}>
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden>
      <path d="M12 1q1.500 9.500 11 11-9.500 1.500-11 11-1.500-9.500-11-11 9.500-1.500 11-11z" />
    </svg>
    {!small && <b>Kilau</b>}
  </span>
);
