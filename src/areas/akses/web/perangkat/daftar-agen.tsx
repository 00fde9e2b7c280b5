import { IconPrinterOff, IconPlus } from '@tabler/icons-react';
import { useRead } from '#kit/web/api/query.ts';
import { formatInstant } from '#kit/web/base/instant.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { t } from '#kit/web/base/text.ts';
import { confirm, openDialog } from '#kit/web/feedback/dialogs.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { ErrorBlock } from '#kit/web/mark/state-block.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import {
  cabutAgenEndpoint,
  daftarAgenEndpoint,
  kodeAgenEndpoint,
  type Agen,
} from '#areas/akses/contract/agen.api.ts';
import { bisaPasangAgen } from '#areas/akses/rules/agen.ts';
import { KodeAgenDialog } from '#areas/akses/web/perangkat/kode-agen-dialog.tsx';
import css from '#areas/akses/web/perangkat/perangkat.module.css';

/** Computers of the shop that print for its counters (D-49.5): what they have, and who may pair or revoke one. */
export function DaftarAgen() {
  const { level } = usePerson();
  const { data, error, refetch } = useRead(daftarAgenEndpoint);
  const pasang = useWrite(kodeAgenEndpoint, {});
  const boleh = bisaPasangAgen(level);
  const tampilkan = async () => {
    const shown = await pasang.send({});
    if (!shown) return;
    await openDialog<void>((close) => <KodeAgenDialog {...shown.data} onClose={() => close()} />);
    await refetch();
  };
  if (error) return <ErrorBlock problem={error} onRetry={() => void refetch()} />;
  return (
    <>
      <p>
        {t(
          'Komputer yang mencetak untuk kasir lain: printer jaringan, USB atau antrean sistem di komputer itu.',
        )}
      </p>
      <ul className={css.agen} aria-label={t('Agen cetak')}>
        {(data ?? []).map((one) => (
          <Satu key={one.id} agen={one} boleh={boleh} />
        ))}
        {data?.length === 0 && <li>{t('Belum ada agen cetak')}</li>}
      </ul>
      {boleh && (
        <div className={css.alat}>
          <Button
            icon={<IconPlus size={16} stroke={1.7} aria-hidden />}
            busy={pasang.busy}
            onClick={() => void tampilkan()}
          >
            {t('Pasang agen cetak')}
          </Button>
        </div>
      )}
    </>
  );
}

function Satu({ agen, boleh }: { agen: Agen; boleh: boolean }) {
  const { id, nama, printer, hidup, terakhir, dipasang, dipasang_oleh } = agen;
  const cabut = useWrite(cabutAgenEndpoint, {
    refresh: [daftarAgenEndpoint],
    success: 'Agen cetak dicabut',
  });
  const tanya = async () => {
    const question = t('Kasir tidak dapat mencetak lewat agen ini lagi, sampai dipasang lagi.');
    const words = { title: nama, question, yes: t('Cabut agen'), no: t('Tidak') };
    if (await confirm({ ...words, danger: true })) void cabut.send({ params: { id } });
  };
  return (
    <li data-hidup={hidup}>
      <div>
        <b>{nama}</b> {printer.join(', ')}
        <p>
          {hidup ? t('Menyala') : t('Mati sejak {waktu}', { waktu: formatInstant(terakhir) })}
          {' · '}
          {t('dipasang {oleh} {waktu}', { oleh: dipasang_oleh, waktu: formatInstant(dipasang) })}
        </p>
      </div>
      {boleh && (
        <Button
          look="danger"
          icon={<IconPrinterOff size={16} aria-hidden />}
          busy={cabut.busy}
          onClick={() => void tanya()}
        >
          {t('Cabut agen')}
        </Button>
      )}
    </li>
  );
}
