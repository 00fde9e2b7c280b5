import { qrCode } from '#kit/rules/qr.ts';
import css from '#kit/web/mark/qr-mark.module.css';

const QUIET = 4;

/** A QR code, dark on white in every scheme: cameras do not read the other way round. */
export function QrMark({ text, label }: { text: string; label: string }) {
  const rows = qrCode(text);
  const side = rows.length + 2 * QUIET;
  const path = rows
    .flatMap((row, y) => row.map((on, x) => (on ? `M${x + QUIET} ${y + QUIET}h1v1h-1z` : '')))
    .join('');
  return (
    <svg className={css.qr} viewBox={`0 0 ${side} ${side}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
