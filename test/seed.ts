import fc from 'fast-check'

/** Random tests draw the same each time, so that a run says of the code alone; another seed looks elsewhere. */
fc.configureGlobal({ seed: Number(process.env.RESOURCERY_SEED ?? 20_261) })
