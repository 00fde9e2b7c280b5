import { IconBarcode } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useRead } from '#kit/web/api/query.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { Drawer } from '#kit/web/frame/drawer.tsx';
import { Kbd, KeyHint } from '#kit/web/frame/kbd.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { barangEndpoint } from '#areas/stock/contract/barang.api.ts';
import { GambarBarang } from '#areas/stock/web/gambar-barang.tsx';
import { IsiBarang, Tanda, type BarangPenuh } from '#areas/stock/web/data/isi-barang.tsx';
import { tempatOf } from '#areas/stock/web/data/kolom.tsx';
import { UbahDialog } from '#areas/stock/web/data/ubah-dialog.tsx';
import { pilihUntukLabel } from '#areas/stock/web/label/pilihan.ts';
import css from '#areas/stock/web/data/data-barang.module.css';

/** A piece beside the list; it follows while the arrows walk. */
export function LaciBarang({
  kode_barcode,
  onClose,
}: {
  kode_barcode: string;
  onClose: () => void;
}) {
  const { data, error, refetch } = useRead(barangEndpoint, {
    params: { kode_barcode },
    keep: true,
  });
  if (error)
    return (
      <Drawer title={kode_barcode} onClose={onClose}>
        <ErrorBlock problem={error} onRetry={() => void refetch()} />
      </Drawer>
    );
  return data ? (
    <Laci barang={data} onClose={onClose} />
  ) : (
    <Drawer title={kode_barcode} onClose={onClose}>
      {null}
    </Drawer>
  );
}

function Laci({ barang, onClose }: { barang: BarangPenuh; onClose: () => void }) {
  const person = usePerson();
  const navigate = useNavigate();
  const [ubah, setUbah] = useState(false);
  const bisaUbah = person.level !== 'KASIR' && barang.status === 'READY';
  const label = () => {
    pilihUntukLabel([barang.kode_barcode]);
    void navigate({ to: '/cetak-barcode' });
  };
  const tempat = tempatOf(barang);
  return (
    <Drawer
      title={barang.nama_barang}
      note={
        <>
          {[
            barang.kode_barcode,
            tempat && `${t('Baki')} ${tempat}`,
            barang.size && `${t('ukuran')} ${barang.size}`,
          ]
            .filter(Boolean)
            .join(' · ')}
          <Tanda barang={barang} />
        </>
      }
      picture={<GambarBarang barang={barang} besar />}
      onClose={onClose}
      foot={
        <>
          <KeyHint className={css.bantu}>
            <Kbd>↑</Kbd>
            <Kbd>↓</Kbd> {t('barang lain')} <Kbd>Esc</Kbd> {t('tutup')}
          </KeyHint>
          {person.level !== 'KASIR' && (
            <Button icon={<IconBarcode size={16} stroke={1.7} aria-hidden />} onClick={label}>
              {t('Label')}
            </Button>
          )}
          {bisaUbah && (
            <Button look="primary" onClick={() => setUbah(true)}>
              {t('Ubah')}
            </Button>
          )}
        </>
      }
    >
      <IsiBarang key={barang.kode_barcode} barang={barang} bisaUbah={bisaUbah} />
      {ubah && <UbahDialog barang={barang} onClose={() => setUbah(false)} />}
    </Drawer>
  );
}
