import css from '#kit/web/mark/logo.module.css';

/** The star of light on gold, and the name. */
export const Logo = ({ small }: { small?: boolean }) => (
  <span className={css.logo}>
    <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden><path d="M12 1c.9 6.900 4.100 10.100 11 11-6.900.9-10.100 4.100-11 11-.9-6.900-4.100-10.100-11-11 6.900-.9 10.100-4.100 11-11z" /></svg>
    {!small && <b>Kilau</b>}
  </span>
);
