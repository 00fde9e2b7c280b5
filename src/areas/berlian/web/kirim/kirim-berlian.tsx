import type { ComponentType, ReactNode } from 'react';
import { t } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { EmptyBlock } from '#kit/web/mark/state-block.tsx';
import { useSesi } from '#areas/akses/web/sesi.ts';
import { FormKirim } from '#areas/berlian/web/kirim/form-kirim.tsx';
import { MasukBerlian } from '#areas/berlian/web/kirim/masuk-berlian.tsx';
import { DaftarKiriman } from '#areas/kirim/web/kirim/daftar-kiriman.tsx';
import { tokoModul } from '#areas/toko/contract/toko.modul.ts';

type Tabs = { tabs?: ReactNode };

/** A side of the book of stones that a shop has which sends goods to others. */
const antarToko = (Side: ComponentType<Tabs>) =>
  function AntarToko({ tabs }: Tabs) {
    if (useSesi().modules.includes(tokoModul.KIRIM_BARANG_MODULE.key)) return <Side tabs={tabs} />;
    return (
      <Screen>
        <ScreenHead>{tabs}</ScreenHead>
        <EmptyBlock
          title={t('Kirim barang tidak aktif')}
          text={t('Modul kirim barang dinyalakan owner di Modul.')}
        />
      </Screen>
    );
  };

/** Loose stones that were sent, each shipment with its card (D-45.8). */
const Daftar = ({ tabs }: Tabs) => <DaftarKiriman tabs={tabs} isi="BERLIAN" />;

export const KirimBerlian = antarToko(FormKirim);
export const TerimaKiriman = antarToko(MasukBerlian);
export const DaftarKirim = antarToko(Daftar);
