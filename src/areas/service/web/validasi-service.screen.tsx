import { useState } from 'react';
import type { Problem } from '#kit/web/api/problem.ts';
import { usePerson } from '#kit/web/base/person.tsx';
import { mark, t } from '#kit/web/base/text.ts';
import { Button } from '#kit/web/frame/button.tsx';
import { TotalPlate } from '#kit/web/mark/total-plate.tsx';
import { useWrite } from '#kit/web/write/use-write.ts';
import { penjualanParam } from '#areas/penjualan/contract/penjualan.parameter.ts';
import { WaitingDocuments } from '#areas/dokumen/web/waiting-documents.tsx';
import { serviceDocument } from '#areas/service/contract/terima-service.document.ts';
import { serviceActs } from '#areas/service/web/acts.ts';
import { openBatal } from '#areas/service/web/buka.ts';
import { ServiceBody, type Service } from '#areas/service/web/service-body.tsx';
import { readParam } from '#areas/toko/contract/read-param.ts';
import type { Bayar } from '#areas/uang/rules/pembayaran.ts';
import { Tender } from '#areas/uang/web/bayar/tender-form.tsx';
import { TombolBayar } from '#areas/uang/web/bayar/tombol-bayar.tsx';
import { useTender } from '#areas/uang/web/bayar/use-tender.ts';
import css from '#areas/penjualan/web/dokumen/dokumen.module.css';

const { no_service, input_date, nama_customer, nama_sales, qty, berat, ongkos } =
  serviceDocument.row;
const COLUMNS = { no_service, input_date, nama_customer, nama_sales, qty, berat, ongkos };
const WORDS = {
  label: mark('Menunggu diterima'),
  scan: mark('Pindai atau ketik nomor service, 14 karakter'),
  gone: mark('Service ini tidak menunggu lagi'),
  none: mark('Service yang disimpan sales muncul di sini.'),
  pick: {
    title: mark('Pilih service'),
    text: mark('Pindai surat service, atau pilih dari daftar.'),
  },
};

/** Jobs that wait for their cashier (D-37.1): scan the slip or take the next, receive, print. */
export default function ValidasiServiceScreen() {
  return (
    <WaitingDocuments
      of={serviceDocument}
      name="validasi-service"
      domain="service"
      columns={COLUMNS}
      words={WORDS}
      body={(service) => <ServiceBody dokumen={service} />}
      pay={(service, onDone) => (
        <Terima key={service.no_service} service={service} onDone={onDone} />
      )}
    />
  );
}

/** The cashier's half of a job: the DP, any part of the estimate or none, or its refusal. */
function Terima({ service, onDone }: { service: Service; onDone: () => void }) {
  const ditanggungCustomer =
    readParam(usePerson().told, penjualanParam.BIAYA_KARTU_DITANGGUNG) === 'CUSTOMER';
  const [daftar, setDaftar] = useState<readonly Bayar[]>([]);
  const [said, setSaid] = useState<string>();
  const tender = useTender({
    tagihan: service.ongkos,
    daftar,
    onDaftar: setDaftar,
    ditanggungCustomer,
  });
  const write = useWrite(serviceDocument.steps.validasi, {
    success: 'Service divalidasi',
    refresh: serviceActs.lists,
    onProblem: ({ errors, message }: Problem) => {
      setSaid(message);
      return errors.length > 0;
    },
    after: (made) => {
      onDone();
      serviceActs.print(made);
    },
  });
  const { langkah } = tender;
  const given = langkah.jumlah > 0;
  const press = () => {
    const [tolak] = given ? langkah.tolak : [];
    setSaid(tolak && t(tolak.message));
    if (tolak || write.busy) return;
    void write.send({
      params: { no: service.no_service },
      body: { pembayaran: given ? [...langkah.pembayaran] : null },
    });
  };
  return (
    <>
      <TotalPlate label={t('Perkiraan ongkos')} rupiah={service.ongkos} />
      {service.ongkos > 0 && <Tender state={tender} said={said} onTake={press} />}
      <div className={css.kaki}>
        <TombolBayar
          kata={given ? mark('Terima DP') : mark('Terima tanpa DP')}
          rupiah={langkah.jumlah}
          busy={write.busy}
          onClick={press}
        />
        <Button look="danger" onClick={() => void openBatal(service).then(onDone)}>
          {t('Tolak service ini')}
        </Button>
      </div>
    </>
  );
}
