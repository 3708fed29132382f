import sharp from 'sharp';

// One thread for each picture, since several are made at once; nothing is made twice, so nothing
// needs to stay in memory.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };
