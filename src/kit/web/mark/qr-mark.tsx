import { QR_SIDE, qrPath } from '#kit/rules/qr.ts';
import css from '#kit/web/mark/qr-mark.module.css';

/** A QR code, dark on white in every scheme: cameras do not read the other way round. */
export const QrMark = ({ text, label }: { text: string; label: string }) => (
  <svg className={css.qr} viewBox={`0 0 ${QR_SIDE} ${QR_SIDE}`} role="img" aria-label={label}>
    <path d={qrPath(text)} />
  </svg>
);
