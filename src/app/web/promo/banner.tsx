import { IconPhoto } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import type { Problem } from '#kit/web/api/problem.ts';
import { sendPicture } from '#kit/web/api/upload.ts';
import { showProblem } from '#kit/web/feedback/dialogs.ts';
import { unggahGambarKatalogEndpoint } from '#areas/katalog/contract/gambar-katalog.api.ts';

type Props = { ada: boolean; onTake: (path: string) => void };

/** The picture of a promo: sent at once, named when the promo is saved. */
export function Banner({ ada, onTake }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    setBusy(true);
    try {
      const { path } = unggahGambarKatalogEndpoint;
      onTake((await sendPicture(path, file, { jenis: 'PROMO' })).gambar_path);
    } catch (problem) {
      showProblem(problem as Problem, 'Unggah Gambar Gagal');
    }
    setBusy(false);
  };
  return (
    <div>
      <input
        ref={box}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('Berkas gambar promo')}
        onChange={({ currentTarget }) => void take(currentTarget)}
      />
      <Button
        icon={<IconPhoto size={16} aria-hidden />}
        busy={busy}
        onClick={() => box.current?.click()}
      >
        {ada ? t('Ganti gambar') : t('Pilih gambar')}
      </Button>
    </div>
  );
}
