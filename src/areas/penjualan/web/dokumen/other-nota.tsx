import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { focusScan } from '#kit/web/write/focus.ts';

/** Leaves a nota that was scanned for its cancel: the scan field is free for another. */
export const OtherNota = ({ onOpen }: { onOpen: () => void }) => (
  <Button
    look="quiet"
    onClick={() => {
      onOpen();
      focusScan();
    }}
  >
    {t('Nota lain')}
  </Button>
);
