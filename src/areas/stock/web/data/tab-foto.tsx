import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { photoUrl } from '#kit/web/api/photo.ts';
import { refresh } from '#kit/web/api/query.ts';
import { t } from '#kit/web/base/text.ts';
import { toast } from '#kit/web/feedback/toast.ts';
import { Button, IconButton } from '#kit/web/frame/button.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  barangEndpoint,
  daftarBarangEndpoint,
  ubahBarangEndpoint,
  type Barang,
} from '#areas/stock/contract/barang.api.ts';
import { unggahFoto } from '#areas/stock/web/foto.ts';
import css from '#areas/stock/web/data/data-barang.module.css';

/** Photos of a piece, the shown one first; those who may change the stock add and remove them. */
export function TabFoto({ barang, bisaUbah }: { barang: Barang; bisaUbah: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const write = useWrite(ubahBarangEndpoint, {
    success: 'Foto dihapus',
    refresh: [barangEndpoint, daftarBarangEndpoint],
  });
  const send = async (files: FileList | null) => {
    setBusy(true);
    for (const file of files ?? []) {
      if (await unggahFoto(file, barang.kode_barcode)) toast.success(t('Foto tersimpan'));
    }
    setBusy(false);
    await refresh(barangEndpoint, daftarBarangEndpoint);
  };
  const remove = (gambar_path: string) =>
    void write.send({
      params: { kode_barcode: barang.kode_barcode },
      body: { gambar: barang.gambar.filter((one) => one.gambar_path !== gambar_path) },
    });
  return (
    <div className={css.isi}>
      {barang.gambar.length === 0 && <p>{t('Belum ada foto.')}</p>}
      <div className={css.foto}>
        {barang.gambar.map(({ gambar_path }, at) => (
          <figure key={gambar_path}>
            <a href={photoUrl(gambar_path)} target="_blank" rel="noreferrer">
              <img src={`${photoUrl(gambar_path)}?kecil=1`} alt={t('Foto {ke}', { ke: at + 1 })} />
            </a>
            {bisaUbah && (
              <IconButton
                label={t('Hapus foto {ke}', { ke: at + 1 })}
                disabled={write.busy}
                onClick={() => remove(gambar_path)}
              >
                <IconTrash size={16} stroke={1.7} aria-hidden />
              </IconButton>
            )}
          </figure>
        ))}
      </div>
      {bisaUbah && (
        <p>
          <input
            ref={box}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            multiple
            hidden
            onChange={({ currentTarget }) => void send(currentTarget.files)}
          />
          <Button
            icon={<IconPhotoPlus size={16} stroke={1.7} aria-hidden />}
            busy={busy}
            onClick={() => box.current?.click()}
          >
            {t('Tambah foto')}
          </Button>
        </p>
      )}
    </div>
  );
}
