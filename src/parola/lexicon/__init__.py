"""What words mean to each other: senses in five languages, vectors, written associations."""
