import {
  IconAlertTriangle,
  IconCircleCheck,
  IconCircleX,
  IconInfoCircle,
} from '@tabler/icons-react';
import { t } from '#kit/web/base/text.ts';
import { useStore } from '#kit/web/feedback/store.ts';
import { dropToast, spoken, toasts, type Toast } from '#kit/web/feedback/toast.ts';
import css from '#kit/web/feedback/toast.module.css';

const ICONS = {
  success: IconCircleCheck,
  error: IconCircleX,
  warning: IconAlertTriangle,
  info: IconInfoCircle,
};

/** Notices at the top right and the live regions that read them aloud; one host to the page. */
export function ToastHost() {
  const list = useStore(toasts);
  return (
    <>
      <div className={css.host} role="status" aria-live="polite">
        {list.map((one) => (
          <ToastLine key={one.id} toast={one} />
        ))}
      </div>
      <div className={css.spoken} aria-live="polite">
        {useStore(spoken)}
      </div>
    </>
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
