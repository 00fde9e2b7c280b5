import { IconPhoto } from '@tabler/icons-react';
import { useRef } from 'react';
import { t } from '#kit/web/base/text.ts';
import { oops } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  hapusLogoNotaEndpoint,
  listTemplatNotaEndpoint,
  ubahLogoNotaEndpoint,
} from '#areas/toko/contract/templat-nota.api.ts';
import css from '#app/web/setting-nota/setting-nota.module.css';

/** Printers have no more dots than this across their paper. */
const MOST_WIDE = 576;

/** A picture of any size as a small one: what goes to the server fits its door. */
async function kecilkan(file: File): Promise<string | undefined> {
  const bitmap = await createImageBitmap(file).catch(() => undefined);
  if (!bitmap) return undefined;
  const shrink = Math.min(1, MOST_WIDE / bitmap.width, MOST_WIDE / bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * shrink));
  canvas.height = Math.max(1, Math.round(bitmap.height * shrink));
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', 0.9);
}

/** The shop's sign on its papers: one for all of them. */
export function LogoSlot({ logo }: { logo: string | null }) {
  const box = useRef<HTMLInputElement>(null);
  const lists = { refresh: [listTemplatNotaEndpoint] };
  const put = useWrite(ubahLogoNotaEndpoint, { success: 'Logo berhasil disimpan', ...lists });
  const drop = useWrite(hapusLogoNotaEndpoint, { success: 'Logo berhasil dihapus', ...lists });
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    const gambar = await kecilkan(file);
    if (gambar) await put.send({ body: { gambar } });
    else await oops('Berkas Bukan Gambar');
  };
  return (
    <div className={css.logo}>
      <span className={css.picture}>
        {logo ? (
          <img src={`data:image/png;base64,${logo}`} alt={t('Logo nota')} />
        ) : (
          <IconPhoto size={24} stroke={1.3} aria-hidden />
        )}
      </span>
      <input
        ref={box}
        hidden
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-label={t('Berkas logo')}
        onChange={({ currentTarget }) => void take(currentTarget)}
      />
      <Button size="sm" busy={put.busy} onClick={() => box.current?.click()}>
        {logo ? t('Ganti logo') : t('Pilih logo')}
      </Button>
      {logo && (
        <Button size="sm" look="quiet" busy={drop.busy} onClick={() => void drop.send()}>
          {t('Hapus logo')}
        </Button>
      )}
    </div>
  );
}
