import { IconPackageImport } from '@tabler/icons-react';
import { useState } from 'react';
import { sourceOf } from '#kit/contract/chosen.ts';
import { formatInt } from '#kit/rules/format.ts';
import { t } from '#kit/web/base/text.ts';
import { useHotkey } from '#kit/web/base/use-hotkey.ts';
import { ScanField } from '#kit/web/counter/scan-field.tsx';
import { Button } from '#kit/web/frame/button.tsx';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { RefInput } from '#kit/web/input/ref-input.tsx';
import { FormFrame } from '#kit/web/write/form-frame.tsx';
import { useFields } from '#kit/web/write/use-fields.ts';
import {
  barangDiterima,
  belumDiterimaEndpoint,
  satuKirimanEndpoint,
  selesaiKirimanEndpoint,
  type Kiriman,
} from '#areas/kirim/contract/kiriman.api.ts';
import { AsalKiriman } from '#areas/kirim/web/terima/asal-kiriman.tsx';
import { IsiTerima } from '#areas/kirim/web/terima/baris-terima.tsx';
import { CatatLebih, LebihDiSini } from '#areas/kirim/web/terima/catat-lebih.tsx';
import { PilihPadanan, type Padanan } from '#areas/kirim/web/terima/pilih-padanan.tsx';
import { bukaSelesai } from '#areas/kirim/web/terima/selesai-dialog.tsx';
import { useSimpanTerima } from '#areas/kirim/web/terima/use-simpan-terima.ts';
import { useTerima } from '#areas/kirim/web/terima/use-terima.ts';
import css from '#areas/stock/web/kerja.module.css';

const FIELDS = { kode_gudang: barangDiterima.kode_gudang, kode_baki: barangDiterima.kode_baki };
const LISTS = [satuKirimanEndpoint, belumDiterimaEndpoint];
type Props = { kiriman: Kiriman; onClose: () => void };

/** One shipment to this shop: its pieces are scanned, weighed and put into trays (D-42.3). */
export function TerimaKiriman({ kiriman, onClose }: Props) {
  const form = useFields(FIELDS);
  const tempat = {
    kode_gudang: form.values.kode_gudang as string | null,
    kode_baki: form.values.kode_baki as string | null,
  };
  const terima = useTerima(kiriman, tempat);
  const { pindaian, kata } = terima;
  const [padanan, setPadanan] = useState<Padanan>({});
  const write = useSimpanTerima({ kiriman, terima, tempat, form, padanan, onClose });
  const jalan = kiriman.barang.filter((one) => one.hasil === 'JALAN');
  useHotkey('F9', write.simpan);
  const selesai = () =>
    bukaSelesai({
      of: selesaiKirimanEndpoint,
      no: kiriman.no_kirim,
      note: t(
        'Yang belum dipindai dinyatakan kurang. Toko asal menyelesaikannya: kembali ke bakinya, atau hilang.',
      ),
      lists: LISTS,
      after: onClose,
    });
  return (
    <Screen>
      <ScreenHead
        title={kiriman.no_kirim}
        note={t('{sisa} dari {qty} barang belum diterima', {
          sisa: formatInt(jalan.length),
          qty: formatInt(kiriman.qty),
        })}
        acts={
          <Button look="quiet" onClick={onClose}>
            {t('Kiriman lain')}
          </Button>
        }
      />
      <div className={css.pindai}>
        <ScanField
          label={t('Pindai atau ketik barcode')}
          onScan={terima.pindai}
          said={kata?.text}
          tone={kata?.tone}
          on={!write.busy}
        />
        <CatatLebih kiriman={kiriman} kode={terima.asing} onDone={terima.lupakanAsing} />
      </div>
      <div className={css.kolom}>
        <div className={css.gulir}>
          <IsiTerima kiriman={kiriman} terima={terima} salah={write.salah} />
        </div>
        <aside className={css.sisi} aria-label={t('Terima kiriman')}>
          <AsalKiriman kiriman={kiriman} />
          {kiriman.batal_diminta && (
            <p className={css.ingat} role="status">
              {t('Toko asal meminta batal kiriman ini: jangan diterima sebelum ada kabar.')}
            </p>
          )}
          <LebihDiSini kiriman={kiriman} />
          <FormFrame onSave={write.simpan} className={css.form} label={t('Terima kiriman')}>
            <RefInput
              {...form.bind('kode_gudang')}
              value={tempat.kode_gudang}
              label={t('Gudang')}
              source={sourceOf(FIELDS.kode_gudang)}
            />
            <RefInput
              {...form.bind('kode_baki')}
              value={tempat.kode_baki}
              label={t('Baki')}
              source={sourceOf(FIELDS.kode_baki)}
              within={{ kode_gudang: tempat.kode_gudang }}
              clearable
            />
            <PilihPadanan belum={kiriman.padanan} value={padanan} onChange={setPadanan} />
            <Button
              look="primary"
              size="lg"
              wide
              icon={<IconPackageImport size={17} aria-hidden />}
              busy={write.busy}
              disabled={pindaian.length === 0}
              onClick={write.simpan}
              shortcut="F9"
              data-submit
            >
              {t('Terima {n} barang', { n: formatInt(pindaian.length) })}
            </Button>
          </FormFrame>
          {jalan.length > 0 && pindaian.length === 0 && (
            <Button look="danger" onClick={selesai}>
              {t('{n} barang tidak datang', { n: formatInt(jalan.length) })}
            </Button>
          )}
        </aside>
      </div>
    </Screen>
  );
}
