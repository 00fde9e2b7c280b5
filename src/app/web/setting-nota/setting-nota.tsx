import { useState, type ComponentType } from 'react';
import { usePage } from '#kit/web/api/query.ts';
import { mark } from '#kit/web/base/text.ts';
import { Screen, ScreenHead } from '#kit/web/frame/screen-head.tsx';
import { TabList } from '#kit/web/frame/tabs.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { inTurn } from '#kit/rules/lists.ts';
import { listTemplatNotaEndpoint } from '#areas/toko/contract/templat-nota.api.ts';
import type { JenisTemplat } from '#areas/toko/rules/templat-nota.ts';
import type { Pintu } from '#app/web/setting-nota/pintu.ts';
import { TemplatForm } from '#app/web/setting-nota/templat-form.tsx';

const NAMA: Readonly<Record<JenisTemplat, string>> = {
  PENJUALAN: mark('Nota penjualan'),
  TITIPAN: mark('Nota titipan'),
  PEMBELIAN: mark('Nota pembelian'),
  TUKAR: mark('Nota tukar tambah'),
  HUTANG: mark('Surat hutang'),
  CICILAN: mark('Surat cicilan'),
  PESANAN: mark('Surat pesanan'),
  SERVICE: mark('Tanda terima service'),
  SETORAN: mark('Bukti setor titipan'),
  BAYAR_HUTANG: mark('Bukti hutang'),
  BAYAR_CICILAN: mark('Bukti cicilan'),
  BAYAR_PESANAN: mark('Bukti pesanan'),
  BAYAR_SERVICE: mark('Bukti service'),
  KUPON: mark('Kupon'),
  KAS: mark('Bukti kas dan lainnya'),
};

/** The templates of one family of papers, a tab each (D-30.1), and what is set beside them. */
export function settingTemplat(
  jenis: readonly JenisTemplat[],
  pintu: Pintu,
  lain?: { readonly nama: string; readonly Isi: ComponentType },
): ComponentType {
  return function SettingTemplat() {
    const [open, setOpen] = useState<JenisTemplat | undefined>(inTurn(jenis, 0));
    const { data, error, refetch } = usePage(listTemplatNotaEndpoint);
    const row = data?.data.find((one) => one.jenis === open);
    const logo = (data as { logo?: string | null } | undefined)?.logo ?? null;
    return (
      <Screen>
        <ScreenHead>
          <TabList
            labels={[...jenis.map((one) => NAMA[one]), ...(lain ? [lain.nama] : [])]}
            open={open ? NAMA[open] : (lain?.nama ?? '')}
            onOpen={(label) => setOpen(jenis.find((one) => NAMA[one] === label))}
          />
        </ScreenHead>
        {!open && lain && <lain.Isi />}
        {open && error && <ErrorBlock problem={error} onRetry={() => void refetch()} />}
        {row && (
          <TemplatForm
            key={`${open} ${JSON.stringify(row.templat)}`}
            row={row}
            logo={logo}
            pintu={pintu}
          />
        )}
      </Screen>
    );
  };
}
