import { heldExam } from '#tests/kit/exam/exam.ts';

/** Run in its worker before each file, ahead of the look at what is open: its connection stays when the file is done. */
await heldExam();
