import fc from 'fast-check'

/** Random tests draw the same each time, so that a run says of the code alone; another seed looks elsewhere. */
fc.configureGlobal({
  seed: Number(process.env.RESOURCERY_SEED ?? 20_261),
  // that a mutant is noticed is enough to know: no smaller example is looked for
  endOnFailure: process.env.RESOURCERY_IN_PROCESS === '1',
})
