import { t } from '#kit/web/base/text.ts';
import { DialogFrame } from '#kit/web/feedback/dialog-frame.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { DaftarSidik } from '#areas/akses/web/sidik/daftar-sidik.tsx';
import { DaftarSesi } from '#areas/akses/web/perangkat/daftar-sesi.tsx';

/** The same list of somebody whose sessions one may end. */
export const SesiOrangDialog = ({ user_id, onClose }: { user_id: string; onClose: () => void }) => (
  <DialogFrame
    title={`${t('Sesi dan Perangkat')} ${user_id}`}
    width={760}
    onClose={onClose}
    foot={<Button onClick={onClose}>{t('Tutup')}</Button>}
  >
    <DaftarSidik user_id={user_id} />
    <DaftarSesi user_id={user_id} />
  </DialogFrame>
);
