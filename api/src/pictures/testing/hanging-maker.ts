// Never comes to an end with a picture.
process.on('message', () => {});
process.on('disconnect', () => process.exit());
process.send?.({ ready: true });
