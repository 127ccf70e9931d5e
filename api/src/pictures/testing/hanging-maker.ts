// Never finishes a picture.
process.on('message', () => {});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });
