import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
} from '@tabler/icons-react';
import { t } from '#kit/web/base/text.ts';
import { useStore } from '#kit/web/feedback/store.ts';
import { dropToast, toasts, type Toast } from '#kit/web/feedback/toast.ts';
import css from '#kit/web/feedback/toast.module.css';

const ICONS = {
  success: IconCircleCheck,
  error: IconCircleX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

/** Notices under the top bar, read aloud as they come; one host to the page. */
export function ToastHost() {
  return (
    <div className={css.host} role="status" aria-live="polite">
      {useStore(toasts).map((one) => (
        <ToastLine key={one.id} toast={one} />
      ))}
    </div>
  );
}

function ToastLine({ toast }: { toast: Toast }) {
  const Icon = ICONS[toast.kind];
  const undo = () => {
    toast.undo?.();
    dropToast(toast.id);
  };
  return (
    <div className={css.toast} data-kind={toast.kind}>
      <Icon size={18} stroke={1.8} aria-hidden />
      <span>{toast.text}</span>
      {toast.undo && (
        <button type="button" className={css.undo} onClick={undo}>
          {t('Urungkan')}
        </button>
      )}
    </div>
  );
}
